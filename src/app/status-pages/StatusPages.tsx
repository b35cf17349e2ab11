import { StatusPage } from './StatusPage.tsx';

export function NotFoundPage() {
  return <StatusPage code="404" title="页面不存在" text="抱歉，您访问的页面不存在，或者没有打开它的权限。" />;
}

export function ForbiddenPage() {
  return <StatusPage code="403" title="没有权限" text="抱歉，您没有打开这个页面的权限，请联系管理员授权。" />;
}
