import { say } from '../../locale/index.ts';
import { StatusPage } from './StatusPage.tsx';

/** Replaces a frame whose site the server does not allow in frames; opens the site in a new tab. */
export function OutsidePage({ url, title }: { url: string; title: string }) {
  return (
    <StatusPage
      title={title}
      text={say('这个网站不能显示在页面里，请在新标签页打开；要让它显示，请管理员把它加进服务器设置 FRAME_ORIGINS。')}
      action={
        <a href={url} target="_blank" rel="noopener noreferrer">
          {say('在新标签页打开')}
        </a>
      }
    />
  );
}
