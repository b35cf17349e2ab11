import { defineRoute, Refusal, requiredText, type Call, type Route } from '../../../http/index.ts';
import { say } from '../../../locale/index.ts';
import { publishedForm, type FormAction, type OnlineCallParts } from './published-form.ts';

const base = '/online/cgform/api';

/**
 * Defines the import and export routes of online forms: the calls of the form's own model by the id of the form, with
 * the permissions of the model.
 */
export function sheetRoutes(parts: OnlineCallParts): Route[] {
  const answer = (action: FormAction, name: string) => async (call: Call) => {
    const code = requiredText(call.params, 'code', 64);
    const { model } = await publishedForm(parts, call, { code, action });
    const route = parts.sheets().find(({ path }) => path === `${model.resource}/${name}`);
    if (!route) throw new Refusal(say('实体不存在'));
    return route.handler(call);
  };
  return [
    defineRoute({
      method: ['GET', 'POST'],
      path: `${base}/exportXls/:code`,
      permission: 'signed-in',
      servedOnFullDisk: true,
      handler: answer('export', 'exportXls'),
    }),
    defineRoute({
      method: 'POST',
      path: `${base}/importXls/:code`,
      permission: 'signed-in',
      upload: true,
      longWork: 'import',
      handler: answer('import', 'importExcel'),
    }),
  ];
}
