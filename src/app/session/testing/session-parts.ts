import { createDictionaries } from '../../../data-sources/jeecg/dictionaries/dictionary-port.ts';
import { createHttp } from '../../../data-sources/jeecg/index.ts';
import type { FakeServer } from '../../../data-sources/jeecg/testing/fake-fetch.ts';
import type { SessionStore } from '../session-store.ts';

export { type FakeAnswer, fakeServer } from '../../../data-sources/jeecg/testing/fake-fetch.ts';

export function createDictionariesOf(server: FakeServer, sessionStore: SessionStore) {
  const http = createHttp({ base: 'http://localhost/jeecg-boot', token: sessionStore.token, fetch: server.fetch });
  return { http, dictionaries: createDictionaries(http, sessionStore.dictionaries) };
}
