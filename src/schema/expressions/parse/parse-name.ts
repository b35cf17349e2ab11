import { say } from '../../../locale/index.ts';
import type { Identifier } from '../ast.ts';
import { forbiddenKeys } from '../limits.ts';
import { reservedWords } from '../tokens/tokens.ts';
import type { TokenStream } from './token-stream.ts';

/** Parses a name that is neither reserved nor forbidden. */
export function parseName(stream: TokenStream): Identifier {
  const { kind, text } = stream.current;
  if (kind !== 'name') throw stream.unexpected(say('这里应当是名称'));
  const reserved = reservedWords.get(text);
  if (reserved !== undefined) throw stream.refused(`“${reserved}”`);
  if (['true', 'false', 'null', 'typeof'].includes(text)) throw stream.unexpected(say('这里应当是名称'));
  return parseKeyName(stream);
}

/** Parses a name after a point or before a colon: reserved words are allowed, forbidden ones are not. */
export function parseKeyName(stream: TokenStream): Identifier {
  if (stream.current.kind !== 'name') throw stream.unexpected(say('这里应当是名称'));
  checkKey(stream, stream.current.text);
  const { text, start } = stream.next();
  return stream.make<Identifier>({ type: 'Identifier', start, name: text }, []);
}

/** Throws if the key at the current token is forbidden in expressions. */
export function checkKey(stream: TokenStream, key: string): void {
  if (forbiddenKeys.has(key)) throw stream.problem('forbidden-key', say('不能使用“{name}”这个名称。', { name: key }));
}
