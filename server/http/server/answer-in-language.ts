import type { FastifyInstance, FastifyRequest } from 'fastify';

import { languageIn, localeOf, spoken, spokenTo } from '../../locale/index.ts';

export function answerInLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    languageOf(request).then((language) => {
      request.language = language;
      spokenTo(request, done);
    }, done);
  });
  // A body is read by events of the connection, which lose the async context of the request.
  app.addHook('preValidation', (request, _reply, done) => spokenTo(request, done));
}

export async function inLanguageOf<Result>(request: FastifyRequest, run: () => Result): Promise<Result> {
  return spoken(run, await languageOf(request));
}

function languageOf({ headers }: FastifyRequest) {
  return languageIn(localeOf(headers['accept-language']));
}
