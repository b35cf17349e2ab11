import { say } from '../../locale/index.ts';
import { useApp } from '../services/index.ts';
import { componentNote } from './component-note.ts';
import { StatusPage } from './StatusPage.tsx';

/**
 * The page for a menu entry that names a component, or the code of an online form or report, without a document. It
 * explains why there is no page, with the note of a `backend` document, or how an administrator adds one.
 */
export function UnknownPage({ component, title, code }: { component: string; title: string; code?: string }) {
  const { settings } = useApp();
  const note = componentNote(component, settings.components);
  if (note !== undefined) return <StatusPage title={title} text={note} />;
  const entry = JSON.stringify({ component, ...(code && { code }), document: '…' });
  const name = code ? say('{component}（编码 {code}）', { component, code }) : component;
  return (
    <StatusPage
      title={say('页面还没有配置（MODULE_NOT_FOUND）')}
      text={say(
        '菜单指向的组件“{name}”在这里没有对应的页面文档。请管理员在应用清单（app 文档）的 components 里添加 {entry}，document 写页面文档的编号。',
        { name, entry },
      )}
    />
  );
}

/** The page for a menu entry whose address cannot be opened, or would send the token to a site that is not trusted. */
export function RefusedAddressPage({ url }: { url: string }) {
  const why = url.includes('${token}')
    ? say('它要带上登录令牌，而这个网站不在服务器设置 TOKEN_ORIGINS 里，请管理员添加')
    : say('它不是 http、https 或本站的地址，请管理员在菜单里改正');
  return <StatusPage title={say('地址不能打开')} text={say('菜单里的地址“{url}”不能打开：{why}。', { url, why })} />;
}
