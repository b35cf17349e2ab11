import type { FieldNode, FieldTreeNode, LayoutNode, ResolvedForm } from '../form/index.ts';
import type { FieldOption, ResolvedField, ResolvedModel } from '../model/index.ts';
import type { NamedField } from './scope.ts';

/** The text of a field's value that a dictionary names; undefined where it is not known. */
export type DictionaryTexts = (dictionary: string) => ReadonlyMap<string, string> | undefined;

/** What people call the fields of a form, by data path, and its layout nodes, by key. */
export interface FormTitles {
  fields: ReadonlyMap<string, NamedField>;
  layouts: ReadonlyMap<string, string>;
  /** What models say of them. */
  model: ReadonlyMap<string, ModelField>;
}

/** A field as a model says it. */
export interface ModelField {
  document: string;
  field: ResolvedField;
}

/** Every field of a form and of its model, those of rows below the path of their lines. */
export function titlesOf(form: ResolvedForm, dictionaries: DictionaryTexts): FormTitles {
  const fields = new Map<string, NamedField>();
  const layouts = new Map<string, string>();
  const named = (field: ResolvedField, title: string, options?: readonly FieldOption[]): NamedField => {
    const texts = options ? textsOf(options) : field.dictionary ? dictionaries(field.dictionary) : undefined;
    return { title, type: field.type, ...(texts && { options: texts }) };
  };
  const said = new Map<string, ModelField>();
  const addModel = ({ id, fields: declared }: ResolvedModel, around: string) => {
    for (const field of declared) {
      fields.set(around + field.name, named(field, field.title, field.options));
      said.set(around + field.name, { document: `${id}.model`, field });
    }
  };
  if (form.model) addModel(form.model, '');
  const add = (nodes: readonly FieldTreeNode[], around: string) => {
    for (const node of nodes) {
      if (node.kind === 'problem') continue;
      if (node.kind === 'layout') {
        layouts.set(node.key, titleOfLayout(node));
        add(node.children, around);
      } else addField(node, around);
    }
  };
  const addField = (node: FieldNode, around: string) => {
    const path = around === '' ? node.path : `${around}.${node.path}`;
    fields.set(path, named(node.field, node.title, node.options ?? node.field.options));
    if (!node.lines) return;
    addModel(node.lines.model, `${path}.`);
    add(node.lines.nodes, path);
  };
  add(form.nodes, '');
  return { fields, layouts, model: said };
}

function titleOfLayout({ title, key }: LayoutNode): string {
  return title !== undefined && title !== '' ? title : key;
}

function textsOf(options: readonly FieldOption[]): ReadonlyMap<string, string> {
  return new Map(options.map(({ value, label }) => [String(value), label]));
}
