import { AntdScope } from '../../views/antd-scope/index.ts';
import { ThemeProvider } from '../theme/index.ts';
import { ExpiredDialog } from './ExpiredDialog.tsx';
import { HttpErrorNotices } from './HttpErrorNotices.tsx';

/** The dialog of an expired session, and the notices of failed calls. */
export function Notices() {
  return (
    <ThemeProvider>
      <AntdScope>
        <ExpiredDialog />
        <HttpErrorNotices />
      </AntdScope>
    </ThemeProvider>
  );
}
