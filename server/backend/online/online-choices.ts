import { readObject, readObjects, readString } from '../../../src/engine/values/index.ts';
import type { JsonValue } from '../../../src/schema/json/index.ts';
import type { ForwardedCall } from '../../http/index.ts';
import { exchangeFor } from '../exchange.ts';
import { askResult } from './form-answers.ts';

/**
 * Answers the call for a dictionary with the choices that the description of an online form or report has for a field.
 * @returns its items; undefined for other calls.
 * @throws Refusal where the back end does not give the description to the person.
 */
export async function onlineChoices(
  { method, path, headers }: Pick<ForwardedCall, 'method' | 'path' | 'headers'>,
  url: string,
): Promise<JsonValue[] | undefined> {
  const [, kind, id, field] = dictionary.exec(`${method} ${path}`) ?? [];
  if (kind === undefined || id === undefined || field === undefined) return undefined;
  const answer = await askResult(`/online/${kind}/api/getColumns/${id}`, exchangeFor(url, headers));
  return readObjects(readObject(readObject(answer)['dictOptions'])[field]).map(({ item }) => {
    const [value, text] = [readString(item['value']) ?? '', readString(item['text']) ?? ''];
    return { value, text, title: text, label: text };
  });
}

const dictionary = /^GET \/sys\/dict\/getDictItems\/(cgform|cgreport)\.([\w-]{1,64})\.(\w{1,64})$/;
