import { dictionaryOf, optionsOf, type FieldOption, type ResolvedField } from '../../../../src/engine/model/index.ts';
import type { JsonObject } from '../../../../src/schema/json/index.ts';
import { treeParent } from '../form-documents.ts';
import type { OnlineField } from '../online-form.ts';
import { headOut } from './definition-shapes.ts';
import type { PublishedForm } from './published-form.ts';

type Items = (code: string) => Promise<readonly FieldOption[] | undefined>;

interface Field {
  written: OnlineField;
  resolved: ResolvedField;
}

function fieldsOf({ form, model }: PublishedForm): Field[] {
  return form.fields.flatMap((written) => {
    const resolved = model.fields.find(({ name }) => name === written.name);
    return resolved && !resolved.secret ? [{ written, resolved }] : [];
  });
}

export async function columnsOf(form: PublishedForm, items: Items): Promise<JsonObject> {
  const fields = fieldsOf(form);
  const dictOptions: Record<string, JsonObject[]> = {};
  for (const { resolved } of fields) {
    const options = await optionsOf(resolved, items);
    if (options) dictOptions[resolved.name] = options.map(itemOf);
  }
  const { head } = form;
  return {
    code: form.form.id,
    currentTableName: form.form.table,
    description: form.form.title,
    dictOptions,
    cgButtonList: [],
    enhanceJs: null,
    fieldHrefSlots: [],
    hideColumns: [],
    foreignKeys: [],
    checkboxFlag: form.form.hasBoxes ? 'Y' : 'N',
    paginationFlag: 'Y',
    scrollFlag: 1,
    isDesForm: 'N',
    desFormCode: '',
    pidField: form.form.isTree ? treeParent : null,
    hasChildrenField: null,
    textField: null,
    relationType: null,
    formTemplate: String(head['formTemplate'] ?? '1'),
    tableType: Number(head['tableType'] ?? 1),
    columns: fields
      .filter(({ written }) => written.inList)
      .map(({ written, resolved }) => ({
        title: resolved.title,
        dataIndex: isElsewhere(written, resolved) ? `${written.name}_dictText` : written.name,
        align: 'center',
        customRender: Object.hasOwn(dictOptions, written.name) ? written.name : null,
        scopedSlots: null,
        hrefSlotName: null,
        showLength: 0,
        linkField: null,
        tableName: null,
        sorter: resolved.type !== 'array',
      })),
  };
}

/** Describes the search of a form (`getQueryInfo`); all but the first two fields are collapsed. */
export function queryInfoOf(form: PublishedForm): JsonObject[] {
  return fieldsOf(form)
    .filter(({ written }) => written.query !== undefined)
    .map(({ written }, index) => ({
      field: written.name,
      dbField: written.name,
      label: written.title,
      view: viewOf(written),
      mode: written.query === 'group' ? 'group' : 'single',
      ...(index > 1 && { hidden: '1' }),
      ...dictionaryPart(written),
    }));
}

export async function formItemOf(form: PublishedForm, items: Items): Promise<JsonObject> {
  const properties = await propertiesOf(form, items);
  for (const [index, sub] of form.subs.entries())
    properties[sub.form.table] = {
      view: 'tab',
      key: sub.form.table,
      id: sub.form.id,
      describe: sub.form.title,
      foreignKey: 'id',
      relationType: sub.form.isSingle ? 1 : 0,
      order: index + 1,
      hideButtons: [],
      formTemplate: String(sub.head['formTemplate'] ?? '1'),
      ...(sub.form.isSingle ? { properties: await propertiesOf(sub, items) } : { columns: lineColumns(sub) }),
    };
  const required = fieldsOf(form).flatMap(({ resolved }) => (resolved.required ? [resolved.name] : []));
  return {
    schema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      describe: form.form.title,
      type: 'object',
      title: form.form.title,
      required,
      properties,
      table: form.form.table,
    },
    head: headOut(
      form.head,
      form.subs.map((sub) => sub.form.table),
    ),
    formTemplate: String(form.head['formTemplate'] ?? '1'),
  };
}

async function propertiesOf(form: PublishedForm, items: Items): Promise<Record<string, JsonObject>> {
  const properties: Record<string, JsonObject> = {};
  for (const [index, { written, resolved }] of fieldsOf(form).entries()) {
    if (!written.inForm) continue;
    const options = await optionsOf(resolved, items);
    properties[written.name] = {
      view: viewOf(written),
      title: resolved.title,
      order: index + 1,
      fieldExtendJson: '',
      type: resolved.type === 'integer' ? 'number' : resolved.type,
      dbPointLength: written.scale ?? 0,
      ...(resolved.maxLength !== undefined && { maxLength: resolved.maxLength }),
      ...(dictionaryOf(resolved) !== undefined && dictionaryPart(written)),
      ...(options && { enum: options.map(itemOf) }),
      ...((resolved.readOnly || written.isReadOnly) && { ui: { widgetattrs: { disabled: true } } }),
    };
  }
  return properties;
}

function lineColumns(sub: PublishedForm): JsonObject[] {
  return fieldsOf(sub)
    .filter(({ written }) => written.inForm)
    .map(({ written, resolved }) => ({
      key: written.name,
      title: resolved.title,
      width: `${written.width ?? 120}px`,
      fieldExtendJson: '',
      type: viewOf(written) === 'number' ? 'inputNumber' : 'input',
      defaultValue: '',
      fieldDefaultValue: '',
      validateRules: resolved.required ? [{ required: true }] : [],
    }));
}

function isElsewhere({ dictionary }: OnlineField, { reference }: ResolvedField): boolean {
  return reference !== undefined || dictionary.table !== '';
}

function dictionaryPart({ dictionary }: OnlineField): JsonObject {
  return { dictCode: dictionary.code, dictTable: dictionary.table, dictText: dictionary.text };
}

const numbers: ReadonlySet<string> = new Set(['int', 'double', 'BigDecimal']);

function viewOf({ control, type }: OnlineField): string {
  return control === 'text' && numbers.has(type) ? 'number' : control;
}

function itemOf({ value, label }: FieldOption): JsonObject {
  return { value: String(value), text: label, label, title: label };
}
