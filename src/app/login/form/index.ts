import './form.css';

export * from './field-rules.ts';
export { QrPicture } from './QrPicture.tsx';
export { NewPasswordFields } from './NewPasswordFields.tsx';
export { SmsCodeField } from './SmsCodeField.tsx';
export { TextField } from './TextField.tsx';
export { codeMessage } from './code-message.ts';
export { type SmallForm, useSmallForm } from './use-small-form.ts';
