import { AntdScope } from '../../kit/antd-scope/AntdScope.tsx';
import { ThemeProvider } from '../theme/index.ts';
import { HttpErrorNotices } from './HttpErrorNotices.tsx';
import { SessionEnd } from './SessionEnd.tsx';

/** Renders the end of a session and the notifications of failed calls. */
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
