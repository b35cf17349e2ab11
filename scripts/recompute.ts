import { DataDirectoryInUseError } from '../server/database/index.ts';
import { parseSettings } from '../server/settings/index.ts';
import { recompute } from '../server/start/index.ts';

/**
 * `npm run -s recompute [-- model[#field]] [--dry-run]`: compares balances, rollups, computed values, numbers and
 * defaults with their expected values, prints the differences, and corrects them (not with `--dry-run`).
 */
const words = process.argv.slice(2);
const targets = words.filter((word) => !word.startsWith('--'));
const options = words.filter((word) => word.startsWith('--'));
const dryRun = options.includes('--dry-run');

try {
  if (targets.length > 1 || options.some((option) => option !== '--dry-run'))
    throw new Error('请这样写：npm run -s recompute -- [模型[#字段]] [--dry-run]，例如 sales/order#amount。');
  const [model, field] = (targets[0] ?? '').split('#');
  const wanted = { model: model || undefined, field };
  const count = await recompute(parseSettings(process.env), {
    wanted,
    dryRun,
    found(some) {
      for (const { model: of, tenantId, record, id, field: name, stored, right } of some)
        console.log(
          `${of}#${name} ${record}（${id}，租户 ${tenantId}）：现为 ${shown(stored)}，应为 ${right === undefined ? '新的编号' : shown(right)}`,
        );
    },
  });
  if (count === 0) console.log('派生的数据都正确。');
  else console.log(dryRun ? `有 ${count} 处不一致，没有改动。` : `有 ${count} 处不一致，已重新计算。`);
} catch (error) {
  const isRunning = error instanceof DataDirectoryInUseError;
  console.error(isRunning ? '服务正在使用内置数据库，请先停止服务，再运行这个命令。' : messageOf(error));
  process.exitCode = 1;
}

function shown(value: unknown): string {
  return value === null || value === '' ? '空' : String(value);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
