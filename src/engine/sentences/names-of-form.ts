import type { FieldNode, FieldTreeNode, LayoutNode, ResolvedForm } from '../form/index.ts';
import type { FieldOption, ResolvedField, ResolvedModel } from '../model/index.ts';
import type { NamedField } from './scope.ts';

/** Returns the texts of a dictionary's values; undefined if they are not known. */
export type DictionaryTexts = (dictionary: string) => ReadonlyMap<string, string> | undefined;

export interface FormTitles {
  fields: ReadonlyMap<string, NamedField>;
  layouts: ReadonlyMap<string, string>;
  model: ReadonlyMap<string, ModelField>;
}

export interface ModelField {
  document: string;
  field: ResolvedField;
}

/** Collects every field of a form and of its model; those of rows have the path of their lines as a prefix. */
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
