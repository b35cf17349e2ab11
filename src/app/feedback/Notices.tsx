import { AntdScope } from '../../views/antd-scope/index.ts';
import { ThemeProvider } from '../theme/index.ts';
import { HttpErrorNotices } from './HttpErrorNotices.tsx';
import { SessionEnd } from './SessionEnd.tsx';

/** The end of a session, and the notices of failed calls. */
export function Notices() {
  return (
    <ThemeProvider>
      <AntdScope>
        <SessionEnd />
        <HttpErrorNotices />
      </AntdScope>
    </ThemeProvider>
  );
}
