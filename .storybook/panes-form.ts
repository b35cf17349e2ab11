import type { ResolvedForm } from '../src/engine/form/index.ts';
import type { JsonObject } from '../src/schema/json/index.ts';
import { storyForm } from './story-documents.ts';

/** Returns a customer's form in three parts of a widget with panes; the last part only exists while 含税 is on. */
export function panesForm(component: string, props: JsonObject = {}): ResolvedForm {
  const parts: JsonObject = {
    _base: { type: 'void', title: '基本信息', properties: { phone: {}, level: {} } },
    _tax: { type: 'void', title: '开票信息', properties: { name: {}, taxed: {} } },
    _more: { type: 'void', title: '其它', 'x-visible': '{{ $values.taxed }}', properties: { remark: {} } },
  };
  const widget = { 'x-component': component, 'x-component-props': props };
  const properties = { _parts: { type: 'void', title: '客户资料', ...widget, properties: parts } };
  return storyForm({ kind: 'form', formatVersion: 1, title: '客户', properties }, 'base/customer');
}
