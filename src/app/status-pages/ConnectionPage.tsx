import { Button } from 'antd';
import { useRevalidator, useRouteError } from 'react-router-dom';

import { failureText, PortError } from '../../runtime/ports/index.ts';
import { StatusPage } from './StatusPage.tsx';

/** In the place of the shell while menu and permissions cannot be loaded. */
export function ConnectionPage() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const text = error instanceof PortError ? failureText(error) : '应用启动时出了错，请重试。';
  const retry = (
    <Button type="primary" loading={state === 'loading'} onClick={() => void revalidate()}>
      重试
    </Button>
  );
  return <StatusPage title="暂时无法打开" text={text} action={retry} />;
}
