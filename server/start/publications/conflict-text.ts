import type { SchemaConflict } from '../../database/index.ts';
import { say } from '../../locale/index.ts';

/** Returns the sentence with which a publication refuses a change of the tables, with the command that makes it. */
export function conflictText({ table, column, problem, message }: SchemaConflict): string {
  const target = column === undefined ? table : `${table}.${column}`;
  const byHand = say(
    '确实要改，请停止服务后运行 npm run -s migrate -- {target} 改好的模型文件（会先备份，再发布它）；',
    { target },
  );
  const text = problem === undefined ? message.replace(/。$/, '，') : `${problem}${byHand}`;
  return say('{text}现在没有发布。', { text });
}
