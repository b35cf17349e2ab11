import { Image } from '@tiptap/extension-image';
import { NodeViewWrapper, ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react';

import { say } from '../../../locale/index.ts';
import { useFileAddress } from '../../../runtime/data/index.ts';

/** An image whose `src` is a path in the file store (or an address), shown by its link. */
export const StoredImage = Image.extend({
  addNodeView: () => ReactNodeViewRenderer(ShownImage),
}).configure({ allowBase64: true });

function ShownImage({ node, selected }: ReactNodeViewProps) {
  const src: unknown = node.attrs['src'];
  const alt: unknown = node.attrs['alt'];
  const { shown, onBroken } = useFileAddress(typeof src === 'string' ? src : '');
  const name = typeof alt === 'string' ? alt : '';
  return (
    <NodeViewWrapper className={selected ? 'pw-rich-image pw-rich-selected' : 'pw-rich-image'} data-drag-handle>
      {shown.status === 'ready' && <img src={shown.address} alt={name} onError={onBroken} />}
      {shown.status === 'failed' && (
        <span role="img" aria-label={name}>
          {say('图片“{name}”无法显示', { name })}
        </span>
      )}
    </NodeViewWrapper>
  );
}
