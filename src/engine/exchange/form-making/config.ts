import { say } from '../../../locale/index.ts';
import { readObject, type JsonObject } from '../../../schema/json/index.ts';
import type { Tell } from './validation.ts';

const positions = ['left', 'right', 'top'];
const sizes = ['medium', 'small', 'mini'];
const acted = ['labelWidth', 'labelPosition', 'size'];

/** Reads the settings of the form as a whole as `layout`; defaults are not written. */
export function readConfig(config: JsonObject, tell: Tell = () => {}): JsonObject {
  const { labelWidth, labelPosition, size } = config;
  // In the original, fields are placed side by side only in a grid.
  const layout: JsonObject = { columns: 1 };
  const width = typeof labelWidth === 'string' ? Number.parseInt(labelWidth, 10) : labelWidth;
  if (typeof width === 'number' && Number.isInteger(width) && width >= 0 && width <= 200) {
    if (width !== 100) layout.labelWidth = width;
  } else if (labelWidth !== undefined) tell('/config/labelWidth', say('标签宽度应在 0 到 200 之间'));
  if (typeof labelPosition === 'string' && positions.includes(labelPosition)) {
    if (labelPosition !== 'right') layout.labelPosition = labelPosition;
  } else if (labelPosition !== undefined) tell('/config/labelPosition', say('标签位置只能是 left、right、top'));
  if (size === undefined) layout.size = 'small';
  else if (typeof size === 'string' && sizes.includes(size)) {
    if (size !== 'medium') layout.size = size;
  } else tell('/config/size', say('大小只能是 medium、small、mini'));
  for (const [key, value] of Object.entries(config))
    if (!acted.includes(key) && value !== '') tell(`/config/${key}`, say('“{key}”在这里不起作用', { key }));
  return layout;
}

/** Returns the original's config for a form's `layout`. */
export function writtenConfig(layout: JsonObject[string] | undefined): JsonObject {
  const { labelWidth = 100, labelPosition = 'right', size = 'medium' } = readObject(layout);
  return { labelWidth, labelPosition, size, customClass: '' };
}
