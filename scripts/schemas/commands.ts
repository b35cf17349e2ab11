export type Command = (words: string[]) => Promise<number> | number;

/** Each command is loaded separately, because loading the others would dominate the time of a short command. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./check-command.ts')).checkCommand,
  format: async () => (await import('./format-command.ts')).formatCommand,
  new: async () => (await import('./new-command.ts')).newCommand,
  'where-used': async () => (await import('./where-used-command.ts')).whereUsedCommand,
  rename: async () => (await import('./rename-command.ts')).renameCommand,
  eval: async () => (await import('./eval-command.ts')).evalCommand,
  import: async () => (await import('./exchange/import-command.ts')).importCommand,
  export: async () => (await import('./exchange/export-command.ts')).exportCommand,
  'from-backend': async () => (await import('./backend/index.ts')).fromBackendCommand,
  points: async () => (await import('./backend/index.ts')).pointsCommand,
  status: async () => (await import('./published/commands.ts')).statusCommand,
  pull: async () => (await import('./published/commands.ts')).pullCommand,
  push: async () => (await import('./published/commands.ts')).pushCommand,
};

const usage = `用法：npm run -s schemas -- <命令>

  check [文件…]         检查全部文档，写了文件就只检查它们；有错误时退出码为 1；
                        --json 写成 JSON；
                        --backend http://127.0.0.1:8080/jeecg-boot 再和正在运行的 JeecgBoot 对一遍：
                        字典、权限、接口、字段、取明细的接口
  format [文件…]        按标准格式重写文档，不写文件就是全部
  new <种类> <编号>     新建一个文档，例如 new list sales/promotion；
                        或源代码里的 widget、cell、action、rule、kind（一种新文档），
                        例如 new cell star-rating、new kind board 看板；
                        widget 和 action 后面可以写组，例如 new widget star-box choices，
                        不写时 widget 放在 text 组，action 放在 page 组
  where-used <编号>     哪些文档用到它，例如 where-used base/customer；字段写 base/customer#level
  rename <字段> <新名字> 改字段的名字，用到它的文档一并改好，例如 rename base/customer#level grade；
                        表单自己的字段写 base/customer.form#note，状态写 sales/order#states/draft，
                        字典的值写 base/customer-level.dictionary#A；--dry-run 只列出要改的地方；
                        不带 # 是模型，例如 rename base/customer base/client，同一个编号的文档一起改名；
                        base/customer-level.dictionary new_code 改字典的编码；
                        发布以后，已有记录的值随着走
  status                哪些文档和服务器上的不同，是哪一边改的
  pull [--force]        取回服务器上改过的文档；两边都改过时什么也不做，--force 以服务器的为准
  push <原因>           发布本地改过的文档，全部成功或者什么也不做，并说出对已有记录的影响；
                        --dry-run 只说影响，--choose <编号>=<选项> 选一种做法，
                        --allow 明知会改变权限仍然发布（只有管理员可以）
  import <格式> <文件>  把别的格式的表单变成表单文档，写到标准输出；格式是 form-making（原设计器的
                        list、config）、formily 或 json-schema（可以带 uiSchema），文件写 - 是标准输入；
                        用不上的、没采用的在标准错误里逐条说出在第几行
  export form-making <文件>
                        把表单文档变成原设计器的定义，导入时用不上的部分照原样还回去
  from-backend          按正在运行的 JeecgBoot 的模块写模型、列表、表单、明细和选择框，说出哪些是猜的；
                        --backend http://127.0.0.1:8080/jeecg-boot（或环境变量 BACKEND_URL），
                        --resource /test/jeecgDemo 写一个模块，--online 数据表 写一个 Online 表单
                        （都可以写几次），--all 写全部，
                        --module test 是没有接口说明的模块的第一段路径，--force 重写已有的；
                        用 PAGEWRIGHT_USER、PAGEWRIGHT_PASSWORD（或 PAGEWRIGHT_TOKEN）登录后端，
                        写进 SCHEMAS_DIR 的最后一个文件夹
  points                文档要求、而 --backend 的 JeecgBoot 没有的权限点；没有的点登录的人都能用，
                        --create 在后端建好，放在页面的菜单下面（菜单没有也一起建，
                        --parent 名称或编号 建在这个菜单下面）；--grant 角色编码 同时授权，
                        不授权就谁也不能用；--designer 换成设计器的权限点；
                        写了 PAGEWRIGHT_URL 时，服务器上发布的文档也算
  eval                  逐行读入 { "expression", "scope" }，逐行给出 { "value" } 或 { "problem" }

文档在 ./schemas 里；环境变量 SCHEMAS_DIR 写的文件夹叠在它上面，同名的文档以后者为准。
服务器是 PAGEWRIGHT_URL（没写时是 http://127.0.0.1:3000），用 PAGEWRIGHT_USER（没写时是 admin）和
PAGEWRIGHT_PASSWORD 登录；取回的写进最后一个文件夹。
退出码：0 没有错误，1 文档有错误，2 命令写错了。`;

/** Runs a command of `npm run -s schemas`: the words are its name and its parameters. Returns the exit code. */
export async function runCommand([name = '', ...words]: readonly string[]): Promise<number> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load) return (await load())(words);
  process.stdout.write(`${usage}\n`);
  return name === '' || name === 'help' || name === '--help' ? 0 : 2;
}
