"""HTTP: routes, the description of them, headers, and the files of the client."""
