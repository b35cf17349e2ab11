import type { MDEditorProps } from '@uiw/react-md-editor/nohighlight';
import type { ReactNode } from 'react';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';

import { say } from '../../../locale/index.ts';
import { useFileAddress } from '../../../runtime/data/index.ts';

type PluggableList = NonNullable<NonNullable<MDEditorProps['previewOptions']>['rehypePlugins']>;

const protocols = { ...defaultSchema.protocols, src: [...(defaultSchema.protocols?.['src'] ?? []), 'data'] };

/** The options of a rendered text: no executable content; stored pictures by their links; links open a new tab. */
export const viewOptions = {
  skipHtml: true,
  disableCopy: true,
  // Only the sanitiser is used: the library's own plugins turn headings into empty links.
  pluginsFilter: (type: 'rehype' | 'remark', plugins: PluggableList = []): PluggableList =>
    type === 'rehype' ? [[rehypeSanitize, { ...defaultSchema, protocols }]] : plugins,
  components: {
    img: ({ src, alt }: { src?: string | Blob; alt?: string }) => (
      <StoredPicture path={typeof src === 'string' ? src : ''} name={alt ?? ''} />
    ),
    a: ({ href, children }: { href?: string; children?: ReactNode }) => (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ),
  },
};

function StoredPicture({ path, name }: { path: string; name: string }) {
  const { shown, onBroken } = useFileAddress(path);
  if (shown.status === 'failed')
    return (
      <span role="img" aria-label={name}>
        {say('图片“{name}”无法显示', { name })}
      </span>
    );
  return shown.status === 'ready' ? <img src={shown.address} alt={name} onError={onBroken} /> : null;
}
