import { say } from '../../locale/index.ts';

const fullWidth = '，：；“”‘’｛｝［］【】　';
const words: Record<string, string> = { none: 'null', nil: 'null', undefined: 'null', nan: 'null' };

/**
 * Returns one sentence with the expected text (`逗号或“}”`), the text found at the offset and, for common mistakes, the
 * correction.
 */
export function syntaxMessage(text: string, offset: number, expected: string): string {
  const hint = hintAt(text, offset);
  const found = foundAt(text, offset);
  return hint
    ? say('此处应为{expected}，却是{found}：{hint}。', { expected, found, hint })
    : say('此处应为{expected}，却是{found}。', { expected, found });
}

function foundAt(text: string, offset: number): string {
  const code = text.codePointAt(offset);
  if (code === undefined) return say('文本的结尾');
  const word = wordAt(text, offset);
  if (word) return `“${word.length > 30 ? `${word.slice(0, 30)}…` : word}”`;
  const char = String.fromCodePoint(code);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(char)
    ? `“${char}”`
    : say('字符 U+{code}', { code: code.toString(16).toUpperCase().padStart(4, '0') });
}

function hintAt(text: string, offset: number): string | undefined {
  const char = text.charAt(offset);
  if (char === "'") return say('请用双引号');
  if (char === '/' || char === '#') return say('JSON 不能写注释，请删去');
  if (char === '\ufeff') return say('文件开头有 BOM，请存为不带 BOM 的 UTF-8');
  if (char === '"') return say('前面可能少了逗号或冒号');
  if (char !== '' && fullWidth.includes(char)) return say('这是全角符号，请改用半角');
  const word = wordAt(text, offset);
  return word && wordHint(word.toLowerCase());
}

function wordHint(word: string): string {
  const right = ['true', 'false', 'null'].includes(word) ? word : Object.hasOwn(words, word) ? words[word] : undefined;
  return right ? say('请写作 {right}', { right }) : say('文本和键名要用双引号括起来');
}

function wordAt(text: string, offset: number): string | undefined {
  const word = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
  word.lastIndex = offset;
  return word.exec(text)?.[0];
}
