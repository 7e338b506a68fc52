module example.com/service-middleware-agent

go 1.24
