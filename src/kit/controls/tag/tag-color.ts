const neutral = '#8c8c8c';

const named: ReadonlyMap<string, string> = new Map([
  ['blue', '#1677ff'],
  ['cyan', '#13c2c2'],
  ['geekblue', '#2f54eb'],
  ['gold', '#faad14'],
  ['green', '#52c41a'],
  ['lime', '#a0d911'],
  ['magenta', '#eb2f96'],
  ['orange', '#fa8c16'],
  ['purple', '#722ed1'],
  ['red', '#f5222d'],
  ['volcano', '#fa541c'],
  ['yellow', '#fadb14'],
  ['success', '#52c41a'],
  ['processing', '#1677ff'],
  ['warning', '#faad14'],
  ['error', '#f5222d'],
]);

/** Returns the hue of a tag: a name of antd's palette or a hex colour; grey for anything else. */
export function tagColor(color: string | undefined): string {
  if (color === undefined) return neutral;
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? color : (named.get(color) ?? neutral);
}
