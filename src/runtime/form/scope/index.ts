export { FormScope, useFormModel } from './FormScope.tsx';
export { FieldsElsewhere } from './fields-elsewhere.ts';
export { useFormHandle } from './use-form-handle.ts';
export { useFieldLook } from './use-field-look.ts';
export { useObserved } from './use-observed.ts';
export { type NewRecord, useNewRecord } from './use-new-record.ts';
export { useStructuralSharing } from './use-structural-sharing.ts';
