import { readObject, readObjects, readString } from '../../../src/engine/values/index.ts';
import type { JsonValue } from '../../../src/schema/json/index.ts';
import type { ForwardedCall } from '../../http/index.ts';
import { exchangeFor } from '../exchange.ts';
import { askResult } from './form-answers.ts';
import { onlineChoicesOf } from './names.ts';

/**
 * Answers the call for a dictionary with the choices that the description of an online form or report contains for a
 * field.
 * @returns the items; undefined for other calls.
 * @throws Refusal if the back end denies the description to the user.
 */
export async function onlineChoices(
  { method, path, headers }: Pick<ForwardedCall, 'method' | 'path' | 'headers'>,
  url: string,
): Promise<JsonValue[] | undefined> {
  const choices = method === 'GET' && path.startsWith(dictionary) && onlineChoicesOf(path.slice(dictionary.length));
  if (!choices) return undefined;
  const { kind, id, field } = choices;
  const answer = await askResult(`/online/${kind}/api/getColumns/${id}`, exchangeFor(url, headers));
  return readObjects(readObject(readObject(answer)['dictOptions'])[field]).map(({ item }) => {
    const [value, text] = [readString(item['value']) ?? '', readString(item['text']) ?? ''];
    return { value, text, title: text, label: text };
  });
}

const dictionary = '/sys/dict/getDictItems/';
