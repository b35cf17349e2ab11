import {
  defineRoute,
  notFound,
  pageOf,
  readPage,
  success,
  type Answer,
  type Call,
  type Route,
} from '../../http/index.ts';

/**
 * Routes for parts of a JeecgBoot that this server does not have: versions of data, an object store, a gateway, agents,
 * third-party applications, Redis. Clients of JeecgBoot request them when their pages open, and get the responses of an
 * installation without any of them (docs/jeecgboot.md, Our server for other clients).
 */
export function missingPartRoutes(): Route[] {
  const route = (path: string, permission: string, answer: (call: Call) => Answer): Route =>
    defineRoute({ method: 'GET', path, permission, handler: answer });
  const emptyPage = ({ query }: Call): Answer => success(pageOf([], 0, readPage(query)), { code: 0 });
  return [
    route('/sys/dataLog/list', 'signed-in', emptyPage),
    route('/sys/oss/file/list', 'signed-in', emptyPage),
    route('/sys/sysUserAgent/list', 'signed-in', emptyPage),
    route('/sys/sysUserAgent/queryByUserName', 'signed-in', () => {
      throw notFound();
    }),
    route('/sys/gatewayRoute/list', 'signed-in', () => success([])),
    route('/sys/thirdApp/getEnabledType', 'signed-in', () => success({ dingtalk: false, wechatEnterprise: false })),
    route('/sys/actuator/redis/info', 'system:monitor:list', () => success([])),
    route('/sys/actuator/redis/keysSize', 'system:monitor:list', () => plain({ create_time: Date.now(), dbSize: 0 })),
    route('/sys/actuator/redis/memoryInfo', 'system:monitor:list', () =>
      plain({ create_time: Date.now(), used_memory: '0' }),
    ),
  ];
}

function plain(body: object): Answer {
  return { status: 200, headers: {}, body };
}
