/** Where the server writes the host's words into a page that was rendered ahead. */
export const NOTICE_PLACE = '%NOTICE%';
