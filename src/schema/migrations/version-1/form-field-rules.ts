import { isJsonObject, type JsonObject, type JsonValue } from '../../json/index.ts';
import { defineMigration } from '../define-migration.ts';
import { renameKey } from '../rename-key.ts';

/** Moves the names of a field's rules from Formily's `x-validator` to their own key, `x-rules`. */
export const formFieldRules = defineMigration({
  kind: 'form',
  from: 0,
  name: 'form-field-rules',
  title: '表单字段的校验规则改写在 x-rules 下',
  migrate: migrateField,
});

function migrateField(field: JsonObject): JsonObject {
  const names = field['x-validator'];
  const own = isRuleNames(names)
    ? renameKey({ ...field, 'x-validator': Array.isArray(names) ? names : [names] }, 'x-validator', 'x-rules')
    : field;
  return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, migrateBelow(key, value)]));
}

function migrateBelow(key: string, value: JsonValue): JsonValue {
  if (key === 'properties' && isJsonObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, isJsonObject(field) ? migrateField(field) : field]),
    );
  }
  return key === 'items' && isJsonObject(value) ? migrateField(value) : value;
}

function isRuleNames(value: JsonValue | undefined): value is string | string[] {
  return typeof value === 'string' || (Array.isArray(value) && value.every((name) => typeof name === 'string'));
}
