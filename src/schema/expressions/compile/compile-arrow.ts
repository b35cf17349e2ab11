import { say } from '../../../locale/index.ts';
import { parameterNames, type ArrowFunctionExpression, type Parameter } from '../ast.ts';
import { makeArrow, type ArrowBody } from '../run/arrow.ts';
import { readMember } from '../run/member.ts';
import type { Run } from '../run/run.ts';
import { isList } from '../run/values.ts';
import type { Code, Compiler } from './compiler.ts';

export function compileArrow({ params, body: bodyNode, start }: ArrowFunctionExpression, compiler: Compiler): Code {
  const body = compiler.inside(params.flatMap(parameterNames)).compile(bodyNode);
  const plain = params.every((parameter) => parameter.type === 'Identifier');
  return (run, outside) => {
    const arrow: ArrowBody = (ownRun, passed) =>
      ownRun.call(() => {
        ownRun.position = start;
        const values = plain ? passed : params.flatMap((parameter, index) => unpack(ownRun, parameter, passed[index]));
        return body(ownRun, { values, outside });
      });
    return makeArrow(run, arrow);
  };
}

function unpack(run: Run, parameter: Parameter, value: unknown): unknown[] {
  if (parameter.type === 'Identifier') return [value];
  if (parameter.type === 'ObjectPattern') return parameterNames(parameter).map((name) => readMember(run, value, name));
  if (!isList(value)) throw run.fail('bad-argument', say('参数写成 [a, b] 时，传来的应当是数组。'));
  return parameter.elements.map((_, index) => value[index]);
}
