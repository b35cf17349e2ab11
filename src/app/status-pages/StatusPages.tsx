import { say, text, textTable } from '../../locale/index.ts';
import { StatusPage } from './StatusPage.tsx';

const pages = textTable({
  '403': { title: text('没有权限'), text: text('抱歉，您没有打开这个页面的权限，请联系管理员授权。') },
  '404': { title: text('页面不存在'), text: text('抱歉，您访问的页面不存在，或者没有打开它的权限。') },
  '500': { title: text('服务器出错了'), text: text('抱歉，服务器出错了，请稍后重试；如果一再出现，请联系管理员。') },
} as const);

/** The page of an error code. `lacks` is the permission that the user lacks. */
export function StatusCodePage({ code, lacks }: { code: keyof typeof pages; lacks?: string | undefined }) {
  const named = lacks !== undefined && { text: say('没有权限，请联系管理员授权：{permission}', { permission: lacks }) };
  return <StatusPage code={code} {...pages[code]} {...named} />;
}
