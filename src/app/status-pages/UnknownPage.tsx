import { StatusPage } from './StatusPage.tsx';

/** For a menu entry that names a component this application does not have. */
export function UnknownPage({ component }: { component: string }) {
  return (
    <StatusPage title="页面还没有配置" text={`菜单指向的“${component}”在这里没有对应的页面文档，请联系管理员。`} />
  );
}
