import type { ResolvedButton, ResolvedList, ResolvedSearchField } from '../../../engine/list/index.ts';
import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import type { ResolvedModel } from '../../../engine/model/index.ts';
import { resolvedField, resolvedModel } from '../../../engine/model/testing/resolved.ts';

export function customerModel(change: Partial<ResolvedModel> = {}): ResolvedModel {
  const fields = [resolvedField('name', { title: '名称', required: true })];
  return resolvedModel('base/customer', fields, { title: '客户', ...change });
}

export function searchField(name: string, change: Partial<ResolvedSearchField> = {}): ResolvedSearchField {
  return {
    name,
    title: change.title ?? name,
    mode: 'like',
    component: 'Input',
    props: {},
    field: resolvedField(name, { title: change.title ?? name }),
    pointer: `/search/${name}`,
    ...change,
  };
}

/** A built-in button, or one of a document if `steps` are given. */
export function resolvedButton(name: string, title: string, change: Partial<ResolvedButton> = {}): ResolvedButton {
  const builtIn = change.steps ? {} : { builtIn: name };
  return {
    name,
    title,
    kind: 'default',
    needsSelection: false,
    steps: [],
    pointer: `/toolbar/${name}`,
    ...builtIn,
    ...change,
  };
}

export function resolvedList(change: Partial<ResolvedList> = {}): ResolvedList {
  const model = change.model ?? customerModel();
  const { resource } = model;
  return {
    document: 'base/customer.list',
    title: '客户',
    model,
    permission: model.permission,
    endpoints: {
      list: `${resource}/list`,
      queryById: `${resource}/queryById`,
      add: `${resource}/add`,
      edit: `${resource}/edit`,
      delete: `${resource}/delete`,
      deleteBatch: `${resource}/deleteBatch`,
      exportXls: null,
      importExcel: null,
    },
    search: [searchField('name', { title: '名称' })],
    queryFields: [],
    columns: [resolvedColumn('name', { title: '名称' })],
    toolbar: [],
    rowActions: [],
    form: {
      document: model.id,
      title: model.title,
      model,
      layout: { labelWidth: 100, labelPosition: 'right', size: 'medium', columns: 2 },
      nodes: [],
      rules: [],
      problems: [],
    },
    sort: { column: 'createTime', order: 'desc' },
    where: {},
    pageSize: 10,
    pageSizes: [10, 20, 30],
    selection: 'multiple',
    problems: [],
    ...change,
  };
}
