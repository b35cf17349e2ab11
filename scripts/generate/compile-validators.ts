import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';

import { documentKinds } from '../../src/schema/documents/document.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import { withoutWords } from '../words/without-words.ts';

/**
 * Compiles the closed meta-schema to plain functions, one per kind, so that checking documents compiles nothing and
 * evaluates no code from text.
 * @returns the text of an ES module.
 */
export function compileValidators(closed: JsonObject): string {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    validateFormats: false,
    inlineRefs: false,
    code: { source: true, esm: true },
  });
  ajv.addSchema(withoutWords(closed), 'pagewright');
  for (const kind of documentKinds) ajv.addSchema({ $ref: `pagewright#/definitions/${kind}` }, kind);
  const code = standaloneCode(ajv, Object.fromEntries(documentKinds.map((kind) => [kind, kind])));
  return importRuntime(code);
}

/** Ajv writes `require` for its run-time functions even in ES modules. */
function importRuntime(code: string): string {
  const imports = new Map<string, string>();
  const body = code.replaceAll(/require\("(ajv\/dist\/runtime\/\w+)"\)\.default/g, (_, path: string) => {
    const name = `runtime_${path.split('/').at(-1)}`;
    imports.set(
      path,
      `import ${name}_module from '${path}.js';\nconst ${name} = ${name}_module.default ?? ${name}_module;`,
    );
    return name;
  });
  if (/\brequire\(/.test(body)) throw new Error('the compiled validators still require a module');
  return `${[...imports.values()].join('\n')}\n${body.replace(/^"use strict";/, '')}\n`;
}
