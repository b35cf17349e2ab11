import { isJsonObject, type JsonObject, type JsonValue } from '../../src/schema/json/json-value.ts';
import type { Vocabulary } from '../../src/schema/vocabulary.ts';

/** A page for who writes documents: every widget, cell and action by name, with what may be set on it. Markdown. */
export function cataloguePage({ widgets, cells, actions }: Vocabulary): string {
  return [
    '# 组件、单元格、动作一览',
    '由 `npm run generate` 从登记处写出，不手工修改。怎样使用见 [FORMAT.md](../docs/FORMAT.md)。',
    ...section('组件（`x-component`）', widgets),
    ...section('单元格（列的 `cell`）', cells),
    ...section('动作（按钮的 `do`）', actions),
  ].join('\n\n');
}

function section(title: string, entries: Vocabulary['widgets' | 'cells' | 'actions']): string[] {
  const parts = Object.entries(entries).map(([name, entry]) => {
    const { description } = entry.props;
    const text = typeof description === 'string' ? `\n\n${description}` : '';
    return `### ${name}：${entry.title}${text}${settings(entry.props)}`;
  });
  return [`## ${title}`, ...parts];
}

function settings({ properties }: JsonObject): string {
  const rows = Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([name, schema]) =>
    isJsonObject(schema) ? [`| \`${name}\` | ${cell(meaning(schema))} | ${cell(kind(schema))} |`] : [],
  );
  return rows.length === 0 ? '' : `\n\n| 属性 | 含义 | 取值 |\n|---|---|---|\n${rows.join('\n')}`;
}

function meaning({ title, description }: JsonObject): string {
  return [title, description].filter((part) => typeof part === 'string').join('：');
}

function kind(schema: JsonObject): string {
  const { enum: choices, type, default: preset } = schema;
  const values = Array.isArray(choices) ? choices.map(code).join('、') : names(type);
  return preset === undefined ? values : `${values}，默认 ${code(preset)}`;
}

const words: Record<string, string> = {
  string: '文字',
  number: '数字',
  integer: '整数',
  boolean: '是否',
  array: '列表',
  object: '对象',
  null: '空',
};

function names(type: JsonValue | undefined): string {
  const types = Array.isArray(type) ? type : [type];
  return types.map((one) => words[String(one)] ?? '').join(' 或 ');
}

function code(value: JsonValue): string {
  return `\`${JSON.stringify(value)}\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
