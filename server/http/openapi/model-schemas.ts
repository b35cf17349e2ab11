import { dataSchema } from '../../../src/engine/form/index.ts';
import { commonFields, type ResolvedModel } from '../../../src/engine/model/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';

export const commonSchemas: JsonObject = {
  Envelope: {
    type: 'object',
    required: ['success', 'message', 'code', 'result', 'timestamp'],
    properties: {
      success: { type: 'boolean' },
      message: { type: 'string', description: '给人看的一句话' },
      code: { type: 'integer', description: '0 或 200 成功；401、405、409、415、500、503、510 不成功' },
      result: {},
      timestamp: { type: 'integer', description: '毫秒' },
    },
  },
};

export function schemaName(modelId: string): string {
  return modelId.replace(/[^A-Za-z0-9_-]/g, '.');
}

export function schemaReference(modelId: string): JsonObject {
  return { $ref: `#/components/schemas/${schemaName(modelId)}` };
}

export function modelSchemas(models: ReadonlyMap<string, ResolvedModel>): JsonObject {
  return Object.fromEntries([...models.values()].map((model) => [schemaName(model.id), recordSchema(model, models)]));
}

function recordSchema(model: ResolvedModel, models: ReadonlyMap<string, ResolvedModel>): JsonObject {
  const visible = { ...model, fields: model.fields.filter((field) => !field.secret) };
  const { properties } = dataSchema({ nodes: [] }, visible);
  const fields: JsonObject =
    typeof properties === 'object' && properties !== null && !Array.isArray(properties) ? properties : {};
  for (const field of visible.fields) {
    const described = Object.hasOwn(fields, field.name) ? fields[field.name] : undefined;
    if (typeof described !== 'object' || described === null || Array.isArray(described)) continue;
    described['title'] = field.title;
    if (field.readOnly) described['readOnly'] = true;
    if (field.child && models.has(field.child.model)) described['items'] = schemaReference(field.child.model);
  }
  const common = commonFields.map(({ name, title, type }) => [name, { type: [type, 'null'], title, readOnly: true }]);
  return {
    type: 'object',
    title: model.title,
    required: visible.fields.filter((field) => field.required && !field.readOnly).map((field) => field.name),
    properties: { ...Object.fromEntries(common), ...fields },
  };
}
