import type { AlertProps } from 'antd';
import { type ComponentType, lazy, Suspense } from 'react';

type NoticeProps = Pick<AlertProps, 'type' | 'message' | 'description' | 'action'>;

const Alert = lazy<ComponentType<AlertProps>>(() =>
  import('antd/es/alert').then(
    (loaded) => ({ default: loaded.default }),
    () => ({ default: Words }),
  ),
);

/**
 * What is said above the fields of a form, with its icon. Its words stand there at once, and also where the code that
 * draws them cannot be loaded.
 */
export function FormNotice(props: NoticeProps) {
  return (
    <div className="pw-form-notice">
      <Suspense fallback={<Words {...props} />}>
        <Alert showIcon {...props} />
      </Suspense>
    </div>
  );
}

function Words({ message, description, action }: NoticeProps) {
  return (
    <div role="alert">
      {message} {description} {action}
    </div>
  );
}
