import type { DocumentKind, SourceDocument } from '../documents/document.ts';
import { splitDocumentKey } from '../documents/document.ts';
import type { JsonObject, JsonValue } from '../json/index.ts';
import { visitColumns } from './visit-columns.ts';
import { visitFormBody, visitNodes } from './visit-form.ts';
import { visitListBody, visitSearch } from './visit-list.ts';
import { visitModel } from './visit-model.ts';
import { visitSteps } from './visit-steps.ts';
import type { VisitContext } from './visitor.ts';
import {
  at,
  itemsOf,
  membersOf,
  objectOf,
  textOf,
  visitExpressions,
  visitField,
  visitPermission,
  visitText,
} from './walk.ts';

const visits: Record<DocumentKind, (body: JsonObject, id: string, context: VisitContext) => void> = {
  model: visitModel,
  list: (body, _, context) => visitListBody(body, '', context),
  form: (body, _, context) => visitFormBody(body, '', context),
  columns: (body, _, context) => {
    const model = textOf(body['model']);
    if (model !== undefined) context.visitor.document?.(model, ['model'], '/model');
    const inner: VisitContext = { ...context, place: 'row', ...(model !== undefined && { model }) };
    visitColumns(body['columns'], '/columns', inner);
    visitExpressions(body['disabledRows'], '/disabledRows', inner);
    const children = textOf(objectOf(body['tree'])['children']);
    if (children !== undefined) context.visitor.document?.(children, ['request'], '/tree/children');
  },
  rules: (body, _, context) => {
    for (const [rule, place] of itemsOf(body['rules'], '/rules')) {
      visitExpressions(objectOf(rule)['when'], at(place, 'when'), { ...context, place: 'rule' });
    }
  },
  dialog: visitDialog,
  picker: visitPicker,
  screen: (body, _, context) => visitNodes(body['properties'], '/properties', { ...context, place: 'form' }),
  request: (body, _, context) => {
    for (const key of ['params', 'body']) visitExpressions(body[key], `/${key}`, { ...context, place: 'call' });
  },
  query: visitQuery,
  dictionary: () => undefined,
  app: visitApp,
};

/** Visits the body of a document by its kind. */
export function visitBodyOf(document: SourceDocument, context: VisitContext): void {
  visits[document.kind](document.body, document.id, context);
}

function visitDialog(body: JsonObject, _: string, context: VisitContext): void {
  visitPermission(body['permission'], '/permission', context);
  visitText(body['title'], '/title', { ...context, place: 'call' });
  const inner = objectOf(body['body']);
  for (const kind of ['form', 'list', 'picker', 'screen'] as const) {
    const value = inner[kind];
    if (typeof value === 'string') context.visitor.document?.(value, [kind], `/body/${kind}`);
  }
  if (typeof inner['form'] === 'object') visitFormBody(objectOf(inner['form']), '/body/form', context);
  if (typeof inner['list'] === 'object') visitListBody(objectOf(inner['list']), '/body/list', context);
  visitSteps(body['load'], '/load', context);
  visitExpressions(body['values'], '/values', { ...context, place: 'call' });
  visitSteps(body['submit'], '/submit', context);
}

function visitPicker(body: JsonObject, _: string, outer: VisitContext): void {
  for (const kind of ['model', 'query'] as const) {
    const value = textOf(body[kind]);
    if (value !== undefined) outer.visitor.document?.(value, [kind], `/${kind}`);
  }
  const model = textOf(body['model']);
  const context: VisitContext = { ...outer, place: 'row', ...(model !== undefined && { model }) };
  // What says its own title stands for itself: the call may answer more than the model has.
  const ofModel = (value: JsonValue | undefined) =>
    Array.isArray(value) ? value.map((item) => (objectOf(item)['title'] === undefined ? item : {})) : value;
  visitSearch(ofModel(body['search']), '/search', context);
  visitColumns(ofModel(body['columns']), '/columns', context);
  visitField(objectOf(body['sort'])['column'], '/sort/column', context);
  const tree = textOf(objectOf(body['tree'])['model']);
  if (tree !== undefined) context.visitor.document?.(tree, ['model'], '/tree/model');
  visitExpressions(body['where'], '/where', context);
}

function visitQuery(body: JsonObject, _: string, outer: VisitContext): void {
  const model = textOf(body['model']);
  if (model === undefined) return;
  outer.visitor.document?.(model, ['model'], '/model');
  const context: VisitContext = { ...outer, model, place: 'record' };
  for (const [name, , place] of membersOf(body['where'], '/where')) visitField(name, place, context);
  for (const key of ['columns', 'search', 'group']) {
    for (const [item, place] of itemsOf(body[key], `/${key}`)) {
      if (typeof item === 'string') visitField(item, place, context);
      else visitField(objectOf(item)['field'], at(place, 'field'), context);
    }
  }
  for (const [, param, place] of membersOf(body['params'], '/params'))
    visitField(objectOf(param)['field'], at(place, 'field'), context);
  for (const [, measure, place] of membersOf(body['measures'], '/measures')) {
    for (const [verb, field, inner] of membersOf(measure, place))
      if (verb !== 'count') visitField(field, inner, context);
  }
}

function visitApp(body: JsonObject, _: string, context: VisitContext): void {
  visitMenu(body['menu'], '/menu', context);
  for (const key of ['routes', 'components']) {
    for (const [item, place] of itemsOf(body[key], `/${key}`))
      visitPage(objectOf(item)['document'], at(place, 'document'), context);
  }
  for (const [dialog, place] of itemsOf(body['dialogs'], '/dialogs'))
    if (typeof dialog === 'string') context.visitor.document?.(dialog, ['dialog'], place);
}

function visitMenu(menu: JsonValue | undefined, pointer: string, context: VisitContext): void {
  for (const [item, place] of itemsOf(menu, pointer)) {
    visitPage(objectOf(item)['document'], at(place, 'document'), context);
    visitMenu(objectOf(item)['children'], at(place, 'children'), context);
  }
}

function visitPage(value: JsonValue | undefined, pointer: string, context: VisitContext): void {
  const key = typeof value === 'string' ? splitDocumentKey(value) : undefined;
  if (key) context.visitor.document?.(key.id, [key.kind], pointer);
}
