export interface BadRequest {
  method: string;
  /** The path below the API base, or from the root of the server with a leading `^`. */
  path: string;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** The sender; if absent, the administrator, who has every permission. */
  as?: 'somebody' | 'nobody';
  harmless?: string;
  /** The kind of file as which a mislabeled upload is stored. */
  keptAs?: RegExp;
}

const enc = encodeURIComponent;
const get = (path: string, more: Partial<BadRequest> = {}): BadRequest => ({ method: 'GET', path, ...more });
const send = (method: string, path: string, body: unknown, more: Partial<BadRequest> = {}): BadRequest => ({
  method,
  path,
  body,
  ...more,
});

/** SQL injected in place of the name of a column or table. */
export const sqlTexts = [
  'extractvalue(1,concat(0x7e,(select version())))',
  'id;drop table sys_user',
  '1 union select password from sys_user',
  '(select/**/1)',
  'select(1)',
  'id desc,(select pg_sleep(9))',
  'case when 1=1 then id else name end',
  'sys_user.password',
  '"id"',
  'id--',
  "' or '1'='1",
  'constructor',
  '__proto__',
];

const lists = ['/sys/user/list', '/base/customer/list', '/sys/dict/list', '/sys/role/list'];
const line = (more: object): string =>
  enc(encodeURI(JSON.stringify([{ field: 'name', rule: 'eq', val: 'x', type: 'string', ...more }])));
const tree = { pid: '0', pidField: 'pid', tableName: 'sys_category', text: 'name', code: 'id' };
const treeQuery = (more: Record<string, string>): string =>
  `/sys/dict/loadTreeData?${new URLSearchParams({ ...tree, hasChildField: 'has_child', condition: '', ...more })}`;
const saves = ['/base/customer/add', '/sys/dict/add', '/sys/role/add', '/sys/user/add', '/sys/position/add'];
const climbing = [
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/etc/passwd',
  '....//....//etc/passwd',
  '..\\..\\windows\\win.ini',
  '..%5c..%5cwin.ini',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'file:///etc/passwd',
  'temp/../../../etc/passwd',
  'temp/..%252f..%252fetc/passwd',
  'a%00.png',
  '.env',
  'temp/%E0%A4%A.png',
];
const part = (field: string, value: string, file?: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${field}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n${value}\r\n`;
const upload = (parts: string): BadRequest =>
  send('POST', '/sys/common/upload', `${parts}--x--\r\n`, {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });

export const badRequests: Readonly<Record<string, readonly BadRequest[]>> = {
  'SQL as the column to sort by': lists.flatMap((path) =>
    sqlTexts.map((text) => get(`${path}?column=${enc(text)}&order=asc`)),
  ),
  'SQL as the order': lists.map((path) =>
    get(`${path}?column=createTime&order=${enc('asc;drop table sys_user')}`, {
      harmless: `${path}?column=createTime&order=desc`,
    }),
  ),
  'SQL as the name of a field': lists.slice(1).flatMap((path) => sqlTexts.map((text) => get(`${path}?${enc(text)}=1`))),
  'SQL in a super query': sqlTexts.flatMap((text) => [
    get(`/base/customer/list?superQueryParams=${line({ field: text })}`),
    get(`/base/customer/list?superQueryParams=${line({ rule: text })}`),
  ]),
  'super queries that are none': [
    ...[
      'x',
      '{}',
      '[1]',
      '[["name"]]',
      'null',
      '%',
      '%E0%A4%A',
      '[{"field":{}}]',
      '[{"field":"name","rule":["eq"],"val":"x"}]',
    ].map((text) => get(`/base/customer/list?superQueryParams=${enc(text)}`)),
    get(
      `/base/customer/list?superQueryParams=${enc(encodeURI(JSON.stringify(Array.from({ length: 60 }, () => ({ field: 'name', rule: 'eq', val: 'x' })))))}`,
    ),
  ],
  'dictionaries of tables that nobody registered': [
    'sys_user,password,username',
    'sys_user,salt,id',
    'sys_session,token_hash,id',
    'pg_shadow,passwd,usename',
    'sys_user,username,password',
    'information_schema.tables,table_name,table_name',
    'base_supplier,name,bank_account',
    'sys_position,name from sys_user--,id',
    'sys_position,name,id where 1=1',
    'sys_position,post_rank,id',
    'sys_position,name,id,1=1 or sleep(9)',
    "sys_position,name,id,name='x' or 1=1",
    'sys_position,(select 1),id',
    'constructor,name,id',
    '__proto__,name,id',
    'a,b',
    ',,',
    "sys_position,name,id,name like '%'",
    'sys_user;,username,id',
  ].flatMap((code) => [
    get(`/sys/dict/getDictItems/${enc(code)}`),
    ...(code.split(',').length >= 3 ? [get(`/sys/dict/loadDict/${enc(code)}?keyword=&pageSize=5`)] : []),
  ]),
  'trees of tables that nobody registered': [
    ...['tableName', 'text', 'code', 'pidField'].flatMap((name) =>
      sqlTexts.slice(0, 8).map((text) => get(treeQuery({ [name]: text }))),
    ),
    ...[
      '{"_tableFilterSql":"1=1"}',
      '{"name) or (1":"1"}',
      '[]',
      'x',
      '1=1',
      '{"name":{"a":1}}',
      '{"__proto__":"1"}',
      '{"__proto__":{"a":1}}',
      '{"constructor":"1"}',
      '{"name":"a","name":"b"}',
      '{"pageSize":"1"}',
      '{"column":"id"}',
      '{"token":"1"}',
      '{"_t":"1"}',
      '{"superQueryParams":"[]"}',
    ].map((condition) => get(treeQuery({ condition }))),
  ],
  'the duplicate check as an oracle': [
    ...sqlTexts.map((text) => get(`/sys/duplicate/check?tableName=${enc(text)}&fieldName=username&fieldVal=x`)),
    ...sqlTexts.map((text) => get(`/sys/duplicate/check?tableName=sys_user&fieldName=${enc(text)}&fieldVal=x`)),
    ...['password', 'salt', 'token_hash', 'phone or 1=1'].map((name) =>
      get(`/sys/duplicate/check?tableName=sys_user&fieldName=${enc(name)}&fieldVal=x`),
    ),
  ],
  'reports by text': [
    ...sqlTexts.map((text) => get(`/online/cgreport/api/getData/${enc(text)}`)),
    ...sqlTexts.map((text) => get(`/online/cgreport/api/getRpColumns/${enc(text)}`)),
  ],
  'doors of the original': [
    '/online/cgreport/head/parseSql?sql=select+1',
    '/online/cgreport/api/getDataBySql?sql=select+1',
    '/sys/common/transitRESTful?url=http://127.0.0.1/',
    '/sys/common/pdf/pdfPreviewIframe',
    '/sys/dict/queryTableData',
    '/sys/api/queryTableDictItemsByCode?table=sys_user&text=password&code=id',
    '/sys/api/queryFilterTableDictInfo',
    '/sys/api/translateDictFromTable?table=sys_user',
    '/jmreport/queryFieldBySql',
    '/jmreport/loadTableData',
    '/jmreport/testConnection',
    '/jmreport/show',
    '/actuator/env',
    '/actuator/heapdump',
    '/actuator/beans',
    '/druid/index.html',
    '/v2/api-docs',
    '/doc.html',
    '/swagger-ui.html',
    '/mock/vxe/getData',
    '/generic/x',
    '/sys/user/querySysUser',
    '/sys/user/getUserSectionInfoByToken?token=x',
    '/sys/getEncryptedString',
    '/sys/ng-alain/getDictItemsByTable/sys_user/password/id',
    '/online/cgreport/api/testConnection',
    '/test/jeecgDemo/list',
    '/airag/app/debug',
    '/sys/common/static/../../../../etc/passwd',
    '/sys/log/add',
    '/sys/thirdLogin/render/x',
  ].map((path) => get(path)),
  'SQL through the designer of online forms': [
    'api/addAll',
    'head/transTables/sys_user',
    'api/doDbSynch/1/force',
    'api/form/1',
  ].map((path) => send('POST', `/online/cgform/${path}`, { sql: 'select 1' })),
  'bodies that are no records': saves.flatMap((path) => [
    ...[
      '[]',
      'null',
      '1',
      '"x"',
      '{',
      '{"a":1,"a":2}',
      '',
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"x":1}}}',
    ].map((text) => send('POST', path, text)),
    send('POST', path, '{"name":"x"}', { headers: { 'content-type': 'text/plain' } }),
    send('POST', path, '<x/>', { headers: { 'content-type': 'application/xml' } }),
    send('POST', path, `${'['.repeat(5_000)}${']'.repeat(5_000)}`),
    send('POST', path, { name: 'a\u0000b', dictName: 'a\u0000b', roleName: 'a\u0000b', username: 'a\u0000b' }),
    send('POST', path, '{"name":"\\ud800","dictName":"\\ud800","roleName":"\\ud800","username":"\\ud800"}'),
  ]),
  'values of the wrong kind': [
    ...[{}, [], true, 'x'.repeat(1_000)].map((name) => send('POST', '/base/customer/add', { name, level: 'B' })),
    ...[-1, 'x', {}, [1], '1e999', '1.005'].map((creditLimit) =>
      send('POST', '/base/customer/add', { name: '坏数字', level: 'B', creditLimit }),
    ),
    ...['2024-02-30', 'x', 5, {}, '0000-00-00'].map((openedOn) =>
      send('POST', '/base/customer/add', { name: '坏日期', level: 'B', openedOn }),
    ),
    ...['Z', {}, 7, "B' or 1=1"].map((level) => send('POST', '/base/customer/add', { name: '坏等级', level })),
  ],
  'ids of nobody': ["' or 1=1", '*', '%', '1,2', '__proto__', 'x'.repeat(500), '\u0000'].flatMap((id) => [
    get(`/base/customer/queryById?id=${enc(id)}`),
    send('DELETE', `/base/customer/delete?id=${enc(id)}`, undefined),
    send('PUT', '/base/customer/edit', { id, name: '改', level: 'B' }),
  ]),
  'paths that climb': climbing.flatMap((path) => [
    get(`/sys/common/static/${path}`),
    get(`^/${path}`, { as: 'nobody' }),
  ]),
  uploads: [
    ...['../x', '..\\x', '/etc', 'a/b', 'A', '.', 'a'.repeat(80), 'x y', '__proto__'].map((biz) =>
      upload(part('biz', biz) + part('file', 'hello', 'a.txt')),
    ),
    ...['a.html', 'a.svg', 'a.png', 'a.jsp', 'a.php', 'a.exe'].map((name) => ({
      ...upload(
        part('biz', 'temp') + part('file', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', name),
      ),
      keptAs: /\.txt$/,
    })),
    upload(part('biz', 'temp')),
    send('POST', '/sys/common/upload', 'x', { headers: { 'content-type': 'application/json' } }),
  ],
  'tokens that are none': [
    '',
    'null',
    'undefined',
    'x',
    'constructor',
    '__proto__',
    "' or '1'='1",
    'a'.repeat(8_000),
    'Bearer x',
    'eyJhbGciOiJub25lIn0.eyJ1c2VybmFtZSI6ImFkbWluIn0.',
    'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VybmFtZSI6ImFkbWluIn0.x',
  ].flatMap((token) => [
    get('/sys/user/list', { as: 'nobody', headers: { 'x-access-token': token } }),
    send('DELETE', '/sys/role/deleteBatch?ids=1', undefined, { as: 'nobody', headers: { 'x-access-token': token } }),
    get(`/sys/user/list?token=${enc(token)}`, { as: 'nobody' }),
  ]),
  'tenants of others': ['7', '-1', '999999', 'all', '1 or 1=1', '1,2', '__proto__', '1e3'].flatMap((tenant) =>
    ['/base/customer/list', '/sales/order/list'].map((path) =>
      get(path, { as: 'somebody', headers: { 'tenant-id': tenant }, harmless: path }),
    ),
  ),
  'more than one may': [
    ...['/sys/user/list', '/sys/permission/list', '/sys/log/list', '/sys/online/list', '/sys/tenant/list'].map((path) =>
      get(path),
    ),
    ...['/sys/user/exportXls', '/sys/user/recycleBin', '/sys/role/queryTreeList', '/sys/permission/exportXls'].map(
      (path) => get(path),
    ),
    ...['/sys/dict/deleteList', '/sys/log/exportXls', '/sys/sysDepartRole/list'].map((path) => get(path)),
    send('POST', '/sys/user/add', { username: 'eve', realname: 'eve', password: 'Eve-Passwort-1' }),
    send('PUT', '/sys/user/edit', { id: 'x', selectedroles: 'admin' }),
    send('PUT', '/sys/user/changePassword', {
      username: 'admin',
      password: 'Eve-Passwort-1',
      confirmpassword: 'Eve-Passwort-1',
    }),
    send('PUT', '/sys/user/frozenBatch', { ids: 'admin', status: 2 }),
    send('PUT', '/sys/user/updatePassword', {
      username: 'admin',
      oldpassword: 'x',
      password: 'Eve-Passwort-1',
      confirmpassword: 'Eve-Passwort-1',
    }),
    send('POST', '/sys/user/addSysUserRole', { roleId: 'admin', userIdList: ['x'] }),
    send('POST', '/sys/permission/saveRolePermission', { roleId: 'x', permissionIds: 'y', lastpermissionIds: '' }),
    send('POST', '/sys/permission/saveDepartPermission', { departId: 'x', permissionIds: 'y', lastpermissionIds: '' }),
    send('POST', '/sys/permission/add', { name: 'x', menuType: 0, url: '/x' }),
    send('POST', '/sys/permission/addPermissionRule', { permissionId: 'x', ruleName: 'x' }),
    send('POST', '/sys/role/add', { roleName: 'x', roleCode: 'x' }),
    send('POST', '/sys/role/datarule', { permissionId: 'x', roleId: 'y', dataRuleIds: 'z' }),
    send('POST', '/sys/online/forceLogout', { token: 'x' }),
    send('POST', '/sys/dict/add', { dictName: 'x', dictCode: 'x' }),
    send('PUT', '/sys/dict/back/x', {}),
    send('POST', '/sys/sysDepart/add', { departName: 'x' }),
    send('POST', '/sys/tenant/add', { id: 5, name: 'x' }),
    ...[
      '/sys/user/delete?id=x',
      '/sys/role/delete?id=x',
      '/sys/dict/delete?id=x',
      '/sys/log/deleteBatch?ids=allclear',
    ].map((path) => send('DELETE', path, undefined)),
    ...[
      '/sys/permission/delete?id=x',
      '/sys/sysDepart/delete?id=x',
      '/sys/dict/deletePhysic/x',
      '/sys/user/deleteRecycleBin?userIds=x',
    ].map((path) => send('DELETE', path, undefined)),
  ].map((request) => ({ ...request, as: 'somebody' })),
  'signing in as nobody': [
    ...['nobody', 'admin', "admin'--", "' or 1=1--", 'constructor', '__proto__', '', 'a'.repeat(5_000)].map(
      (username) =>
        send(
          'POST',
          '/sys/login',
          { username, password: 'falsch' },
          { as: 'nobody', headers: { 'x-forwarded-for': '1.2.3.4' } },
        ),
    ),
    ...[{}, [], null, { username: {}, password: [] }, { username: ['admin'], password: { $ne: null } }].map((body) =>
      send('POST', '/sys/mLogin', body, { as: 'nobody' }),
    ),
    send('POST', '/sys/phoneLogin', { mobile: '13800000000', captcha: '000000' }, { as: 'nobody' }),
    send(
      'POST',
      '/sys/user/register',
      { username: 'eve', password: 'Eve-Passwort-1', phone: '13800000001', smscode: '1' },
      { as: 'nobody' },
    ),
    get('/sys/user/passwordChange?username=admin&password=Eve-Passwort-1&smscode=1&phone=13800000000', {
      as: 'nobody',
    }),
  ],
};
