import { CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';

const icons = { info: InfoCircleFilled, warning: ExclamationCircleFilled, error: CloseCircleFilled };

/**
 * A notice above the fields of a form, in antd's look. It does not use antd's alert, which loads later and would
 * replace its buttons under the pointer.
 */
export function FormNotice(props: {
  type: keyof typeof icons;
  message: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
}) {
  const { type, message, description, action } = props;
  const Icon = icons[type];
  return (
    <div className="pw-form-notice" data-type={type} role="alert">
      <Icon aria-hidden />
      <div className="pw-form-notice-text">
        <div className="pw-form-notice-message">{message}</div>
        {description && <div>{description}</div>}
      </div>
      {action}
    </div>
  );
}
