//! The tool `http_probe`.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use url::Url;

use crate::toolspec::http_probe2::{self, Deps, Input, Output};
use crate::toolspec::runtime::{BoxError, CallContext, Handler, Json, Level, ToolError};

/// The handler of the tool.
pub struct HttpProbe2 {
    /// The dependencies of the tool.
    pub deps: Deps,
}

impl HttpProbe2 {
    /// Creates the handler.
    #[must_use]
    pub fn new(deps: Deps) -> Self {
        Self { deps }
    }
}

impl Handler<http_probe2::Tool> for HttpProbe2 {
    async fn call(&self, _ctx: &CallContext, input: Input) -> Result<Output, ToolError> {
        let milliseconds = input.timeout_ms.unwrap_or(5_000).clamp(1, 60_000);
        let limit = Duration::from_millis(milliseconds.unsigned_abs());
        let status = |url: &Url| {
            status(url, limit).map_err(|error| {
                let message = format_args!("{url}: {error}");
                self.deps.logger.log(Level::Warn, message);
                ToolError::message(format!("{url} does not answer."))
            })
        };
        let statuses = input.urls.iter().map(status);
        Ok(Json::Array(statuses.collect::<Result<_, _>>()?))
    }
}

/// Requests a URL with HTTP/1.0, which needs no library.
fn status(url: &Url, limit: Duration) -> Result<Json, BoxError> {
    if url.scheme() != "http" {
        return Err("only http is supported".into());
    }
    let (host, path) = (url.authority(), url.path());
    let addresses = url.socket_addrs(|| None)?;
    let address = addresses.first().ok_or("no address")?;
    let mut stream = TcpStream::connect_timeout(address, limit)?;
    stream.set_read_timeout(Some(limit))?;
    write!(stream, "GET {path} HTTP/1.0\r\nHost: {host}\r\n\r\n")?;
    let mut line = String::new();
    BufReader::new(stream.take(1_000)).read_line(&mut line)?;
    let code = line.split(' ').nth(1).ok_or("no status")?;
    Ok(Json::from(code.parse::<u32>()?))
}
