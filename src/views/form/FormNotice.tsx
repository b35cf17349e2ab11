import type { AlertProps } from 'antd';

import { lazyComponent, useLoaded } from '../../runtime/registry/index.ts';

const Alert = lazyComponent(async () => (await import('antd/es/alert')).default);

/** What is said above the fields of a form: its words stand there at once, their icon and colour when their code is here. */
export function FormNotice(props: Pick<AlertProps, 'type' | 'message' | 'description' | 'action'>) {
  const { message, description, action } = props;
  return (
    <div className="pw-form-notice">
      {useLoaded(Alert, true) ? (
        <Alert showIcon {...props} />
      ) : (
        <div role="alert">
          {message} {description} {action}
        </div>
      )}
    </div>
  );
}
