import { anyOf } from '../../../lexicon/lexicon.ts';

const PATH = new RegExp(`/(?:[a-z0-9]+[-_])?(?:${anyOf('loginPath')})(?:[/.]|$)`, 'i');

/** True for the URL of a login or account page. */
export const isLogin = ({ pathname }: URL): boolean => PATH.test(pathname);
