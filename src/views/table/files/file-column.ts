import { columnValue } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { say } from '../../../locale/index.ts';

/** Returns the file settings of a column, in the format of the file widgets. */
export function fileColumn(column: ResolvedColumn) {
  const { componentProps } = column;
  const { accept, maxSize, limit, btnText, valueForm, allowDownload, allowRemove } = componentProps;
  const { biz, action, token, responseName } = componentProps;
  const image = columnValue(column) === 'images';
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    image,
    accept: text(accept) ?? (image ? 'image/*' : undefined),
    maxSize: typeof maxSize === 'number' ? maxSize : 0,
    isSingle: limit === 1,
    isList: valueForm === 'list',
    buttonText: text(btnText) ?? say('点击上传'),
    canDownload: allowDownload !== false,
    canRemove: allowRemove !== false,
    sending: {
      ...(typeof biz === 'string' && { biz }),
      ...(typeof action === 'string' && { action }),
      ...(typeof token === 'boolean' && { token }),
      ...(typeof responseName === 'string' && { responseName }),
    },
  };
}
