import { text, textTable } from '../../locale/index.ts';
import { isJsonObject, readObject, type JsonValue } from '../../schema/json/index.ts';

export type FormFormat = 'pagewright' | 'form-making' | 'formily' | 'json-schema';

export const formatNames: Readonly<Record<FormFormat, string>> = textTable({
  pagewright: text('表单文档'),
  'form-making': text('原设计器的定义（list、config）'),
  formily: text('Formily 的 JSON Schema'),
  'json-schema': 'JSON Schema（uiSchema）',
});

const formilyKeys = ['x-component', 'x-decorator', 'x-reactions', 'x-validator', 'x-designable-id'];

/** Detects the format of a value; undefined if it is not a form in any of them. */
export function recognise(value: JsonValue | undefined): FormFormat | undefined {
  if (!isJsonObject(value)) return undefined;
  if (typeof value.kind === 'string') return value.kind === 'form' ? 'pagewright' : undefined;
  if (Array.isArray(value.list)) return 'form-making';
  const schema = isJsonObject(value.schema) ? value.schema : value;
  if (isJsonObject(value.schema) && isJsonObject(value.form)) return 'formily';
  const isSchema = ['properties', 'type', '$ref', 'allOf', 'oneOf', 'anyOf'].some((key) => Object.hasOwn(schema, key));
  if (!isSchema) return undefined;
  return isFormily(schema) ? 'formily' : 'json-schema';
}

function isFormily(schema: JsonValue | undefined): boolean {
  if (!isJsonObject(schema)) return false;
  if (schema.type === 'void' || formilyKeys.some((key) => Object.hasOwn(schema, key))) return true;
  return [...Object.values(readObject(schema.properties)), schema.items].some(isFormily);
}
