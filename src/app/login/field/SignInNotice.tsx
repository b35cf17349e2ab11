import { CloseCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';

/** The line above a form: its description, or the problem of the last attempt. */
export function SignInNotice({ problem, children }: { problem: string | undefined; children: ReactNode }) {
  return (
    <div className="pw-sign-in-notice">
      {problem ? (
        <div className="pw-sign-in-problem" role="alert">
          <CloseCircleFilled aria-hidden />
          <span>{problem}</span>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
