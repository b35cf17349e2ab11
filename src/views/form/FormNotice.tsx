import type { AlertProps } from 'antd';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

const Alert = lazy(async () => import('antd/es/alert'));

/**
 * What is said above the fields of a form, with its icon. Its words stand there at once, and also where the code that
 * draws them cannot be loaded.
 */
export function FormNotice(props: Pick<AlertProps, 'type' | 'message' | 'description' | 'action'>) {
  const words = (
    <div role="alert">
      {props.message} {props.description} {props.action}
    </div>
  );
  return (
    <div className="pw-form-notice">
      <ErrorBoundary fallback={words}>
        <Suspense fallback={words}>
          <Alert showIcon {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
