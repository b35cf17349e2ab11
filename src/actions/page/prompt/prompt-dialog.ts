import { widgetForCase } from '../../../engine/widgets/index.ts';
import { say } from '../../../locale/index.ts';
import type { StepArguments } from '../../../runtime/registry/index.ts';
import type { JsonObject, JsonValue } from '../../../schema/json/index.ts';

/** Creates the dialog document for one text from the arguments of the step; its form has a single field, `text`. */
export function promptDialog(args: StepArguments<'prompt'>): JsonObject {
  const field = {
    type: 'string',
    title: textOf(args.label) ?? say('内容'),
    required: args.required !== false,
    'x-component': widgetForCase(args.multiline === true ? 'text' : 'string'),
    ...given('x-required-message', textOf(args.requiredMessage)),
    ...given('maxLength', typeof args.maxLength === 'number' ? args.maxLength : undefined),
    ...given('x-rules', Array.isArray(args.rules) ? args.rules.map(String) : undefined),
    ...given('x-component-props', given('placeholder', textOf(args.placeholder))),
  };
  return {
    title: textOf(args.prompt) ?? say('请输入'),
    width: 416,
    body: { form: { layout: { columns: 1, labelPosition: 'top' }, properties: { text: field } } },
    ...given('okText', textOf(args.okText)),
  };
}

function given(name: string, value: JsonValue | undefined): JsonObject {
  return value === undefined ? {} : { [name]: value };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
