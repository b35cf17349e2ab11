/** An environment variable of the server, as in the README's table. */
export interface Setting {
  name: string;
  /** Empty if leaving the variable out means "none". */
  default: string;
  meaning: string;
}

export const settingTable = [
  { name: 'PORT', default: '3000', meaning: '监听的端口。' },
  { name: 'API_BASE', default: '/jeecg-boot', meaning: '接口的根路径。' },
  { name: 'HOST', default: '127.0.0.1', meaning: '监听的地址；0.0.0.0 表示允许别的机器访问。' },
  {
    name: 'TRUST_PROXY',
    default: 'off',
    meaning:
      '前面的反向代理的地址或网段，以逗号分开，例如 127.0.0.1,10.0.0.0/8；来访地址取自它们的 X-Forwarded-For，off 表示没有代理。',
  },
  { name: 'DATA_DIR', default: './data', meaning: '数据目录；同一时间只能由一个进程使用。' },
  { name: 'DATABASE_URL', default: '', meaning: '改用真正的 PostgreSQL，例如 postgres://用户:密码@主机:5432/库。' },
  { name: 'BACKUP_TIME', default: '03:00', meaning: '每天自动备份的时间；off 表示不自动备份。' },
  {
    name: 'START_EMPTY',
    default: '0',
    meaning: '数据目录里有以前的文件、却没有数据库时，是否从空的数据库开始：1 是，0 不启动。',
  },
  {
    name: 'ADMIN_PASSWORD',
    default: '',
    meaning: '首次启动时管理员 admin 的密码；至少 8 位，要有字母、数字和符号；不写就随机生成，并在启动时显示一次。',
  },
  { name: 'DEMO', default: '1', meaning: '首次启动时是否写入演示数据和演示用户：1 是，0 否。' },
  {
    name: 'SCHEMAS_DIR',
    default: '',
    meaning: '叠加在 ./schemas 之上的文档文件夹，可写多个，以逗号或路径分隔符分开；同名文档以后面的为准。',
  },
  { name: 'CAPTCHA', default: 'auto', meaning: '登录验证码：auto 在多次失败后要求，always 总是要求，off 不要求。' },
  { name: 'SIGN_IN_SLIDER', default: 'off', meaning: '登录页是否要先拖动滑块：on 要，off 不要。' },
  { name: 'REGISTER', default: 'off', meaning: '是否开放自助注册（凭手机验证码）：on 开放，off 不开放。' },
  {
    name: 'PUBLIC_URL',
    default: '',
    meaning: '别人打开本系统的地址，例如 https://erp.example.com；第三方登录和单点登录回到这里，用它们时必填。',
  },
  {
    name: 'OIDC_PROVIDERS',
    default: '',
    meaning:
      'OpenID Connect 登录，JSON 数组，每项是 { id, title, issuer, clientId, clientSecret }；回调地址是 PUBLIC_URL + API_BASE + /sys/thirdLogin/{id}/callback。',
  },
  { name: 'CAS_URL', default: '', meaning: 'CAS 单点登录服务器的地址，例如 https://cas.example.com/cas。' },
  {
    name: 'SSO',
    default: 'off',
    meaning: '没有登录的人直接去哪里登录：off 在本系统登录，cas 去 CAS，或写 OIDC_PROVIDERS 里的 id。',
  },
  {
    name: 'SECOND_FACTOR_ROLES',
    default: '',
    meaning: '必须用两步验证登录的角色的编码，以逗号分开，例如 admin,finance；别人可以自己打开。',
  },
  {
    name: 'SMS_GATEWAY',
    default: '',
    meaning:
      '短信网关的地址：验证码是 POST { phone, code, purpose }，消息是 POST { id, phone, content, purpose }；不写就不发送，只有本机能访问时把验证码写进服务的日志，由管理员转告。',
  },
  { name: 'SMS_TOKEN', default: '', meaning: '访问短信网关的令牌，放在 Authorization: Bearer 里。' },
  {
    name: 'SMTP_URL',
    default: '',
    meaning: '发送邮件的服务器，例如 smtps://用户:密码@smtp.example.com:465；不写就不能发邮件。',
  },
  { name: 'MAIL_FROM', default: '', meaning: '邮件的发件人；不写就是 SMTP_URL 里的用户。' },
  { name: 'REMINDER_TIME', default: '08:00', meaning: '每天检查提醒的时间；off 表示不检查。' },
  {
    name: 'DATA_RULES',
    default: 'any',
    meaning: '一个人有几个角色时，数据规则怎样合起来：any 能看到各个角色让他看到的，all 像 JeecgBoot 那样要全部满足。',
  },
  {
    name: 'DATA_SOURCE_HOSTS',
    default: '',
    meaning: '测试数据源时可以连接的主机，可带端口，以逗号分开，例如 db.example.com,10.0.0.5:5432；不写就都不连接。',
  },
  {
    name: 'BACKEND_URL',
    default: '',
    meaning:
      '真正的 JeecgBoot 的地址（含根路径）；接口转发给它，记录、用户和菜单都在那里；发布的文档仍在 DATA_DIR 里。',
  },
  {
    name: 'BACKEND_VERSION',
    default: '',
    meaning: 'BACKEND_URL 的 JeecgBoot 是哪个版本，例如 3.8.3；不写则启动时问它，问出来的写在日志里。',
  },
  { name: 'UPLOAD_PIECES_OF_PERSON', default: '1000', meaning: '一个人没有传完的大文件最多占多少 MB。' },
  { name: 'UPLOAD_PIECES', default: '10000', meaning: '所有人没有传完的大文件一共最多占多少 MB。' },
  { name: 'SIGN_SECRET', default: '', meaning: '请求签名的密钥，要与前端一致；不写就不检查签名。' },
  { name: 'SIGN_STAMP', default: '14', meaning: '签名时间的写法：14 是 yyyyMMddHHmmss，epoch 是毫秒数。' },
  {
    name: 'FRAME_ORIGINS',
    default: '',
    meaning: '页面里允许用 iframe 打开的网站，以逗号分开，例如 https://report.example.com。',
  },
  {
    name: 'IMAGE_ORIGINS',
    default: '',
    meaning: '页面里允许显示图片的网站，以逗号分开，例如头像所在的 https://static.example.com。',
  },
  {
    name: 'TOKEN_ORIGINS',
    default: '',
    meaning:
      '菜单里的地址写了 ${token} 时，除接口自己以外还可以得到令牌的网站，以逗号分开，例如 https://report.example.com。',
  },
  { name: 'TZ', default: '', meaning: '时区，例如 Asia/Shanghai；不写就用系统的时区。' },
  { name: 'LOG_LEVEL', default: 'info', meaning: '日志级别：trace、debug、info、warn、error、fatal 或 silent。' },
] as const satisfies readonly Setting[];

export type SettingName = (typeof settingTable)[number]['name'];
