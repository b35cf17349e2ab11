import { readObject, readObjects, readString } from '../../../../src/engine/values/index.ts';
import { isJsonObject, type JsonObject } from '../../../../src/schema/json/index.ts';
import type { AdaptedCall, ForwardedCall } from '../../../http/index.ts';
import { jsonAnswer } from '../../answers.ts';
import { parseExactJson, plainJson } from '../../exact-json.ts';
import { exchangeFor, type Exchange } from '../../exchange.ts';
import { askResult } from '../form-answers.ts';
import { formForBackEnd, headForPages, mainTableOf, type FormThere } from './shapes.ts';

const base = '/online/cgform';

export async function adaptBuilderCall(url: string, call: ForwardedCall): Promise<AdaptedCall | undefined> {
  const work = works[`${call.method} ${call.path}`];
  return work?.(call, exchangeFor(url, call.headers));
}

type Work = (call: ForwardedCall, exchange: Exchange) => Promise<AdaptedCall> | AdaptedCall;

const works: Readonly<Record<string, Work | undefined>> = {
  [`GET ${base}/head/list`]: () => ({
    change: async (text) =>
      changed(text, (result) => ({
        ...result,
        records: readObjects(result['records']).map(({ item }) => headForPages(item)),
      })),
  }),
  [`GET ${base}/head/queryById`]: ({ search }, exchange) => ({
    change: async (text) => {
      const fields = await fieldsOf(new URLSearchParams(search).get('id') ?? '', exchange);
      const table = mainTableOf(fields);
      const mainHead = table === undefined ? null : await idOfTable(table, exchange);
      return changed(text, (head) => ({ ...headForPages(head, fields), mainHead }));
    },
  }),
  [`POST ${base}/head/add`]: async (call, exchange) => {
    const sent = await bodyOf(call);
    const body = JSON.stringify(formForBackEnd(sent, undefined, await mainOf(sent, exchange)));
    return { call: { method: 'POST', path: `${base}/api/addAll`, search: '', body } };
  },
  [`PUT ${base}/head/edit`]: async (call, exchange) => {
    const sent = await bodyOf(call);
    const there = await formThere(readString(sent['id']) ?? '', exchange);
    const body = JSON.stringify(formForBackEnd(sent, there, await mainOf(sent, exchange)));
    return { call: { method: 'PUT', path: `${base}/api/editAll`, search: '', body } };
  },
  [`POST ${base}/api/doDbSynch`]: async (call) => {
    const { id, mode } = await bodyOf(call);
    const path = [readString(id) ?? '', readString(mode) ?? 'normal'].map(encodeURIComponent).join('/');
    return { call: { method: 'POST', path: `${base}/api/doDbSynch/${path}`, search: '', body: '{}' } };
  },
};

async function bodyOf({ readBody }: ForwardedCall): Promise<JsonObject> {
  const body = plainJson(parseExactJson((await readBody()) || '{}'));
  return isJsonObject(body) ? body : {};
}

async function formThere(id: string, exchange: Exchange): Promise<FormThere> {
  const head = readObject(await askResult(`${base}/head/queryById`, exchange, { id }));
  return { head, fields: await fieldsOf(id, exchange) };
}

async function fieldsOf(headId: string, exchange: Exchange): Promise<JsonObject[]> {
  return readObjects(await askResult(`${base}/field/listByHeadId`, exchange, { headId })).map(({ item }) => item);
}

async function idOfTable(tableName: string, exchange: Exchange): Promise<string | null> {
  const page = readObject(await askResult(`${base}/head/list`, exchange, { tableName, pageNo: '1', pageSize: '1' }));
  const [head] = readObjects(page['records']).map(({ item }) => readString(item['id']));
  return head ?? null;
}

async function mainOf({ mainHead }: JsonObject, exchange: Exchange): Promise<string | undefined> {
  const id = readString(mainHead);
  if (id === undefined || id === '') return undefined;
  return readString(readObject(await askResult(`${base}/head/queryById`, exchange, { id }))['tableName']);
}

function changed(text: string, change: (result: JsonObject) => JsonObject) {
  const answer = plainJson(parseExactJson(text));
  if (!isJsonObject(answer) || !isJsonObject(answer['result'])) return jsonAnswer(answer);
  return jsonAnswer({ ...answer, result: change(answer['result']) });
}
