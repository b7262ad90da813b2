import type { IRouter, RequestHandler } from 'express';

/** Answers GET and HEAD at these paths with `handler`, and any other method with what may be used instead. */
export function answerGet(router: IRouter, paths: string | string[], handler: RequestHandler): void {
  router.route(paths).get(handler).all(otherMethod);
}

const otherMethod: RequestHandler = (req, res) => {
  if (req.method === 'OPTIONS') return void res.set('Allow', 'GET, HEAD, OPTIONS').status(204).end();
  res.set('Allow', 'GET, HEAD').status(405).type('text').send('Only GET and HEAD can be used here.\n');
};
