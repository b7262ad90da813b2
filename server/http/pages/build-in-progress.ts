/** Served until the client build is ready. */
export const BUILD_IN_PROGRESS = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The page is being built – Storefront Analysis</title>
</head>
<body><main><h1>The page is being built</h1><p>The page is being built. The API answers already.</p></main></body>
</html>
`;
