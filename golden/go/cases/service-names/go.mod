module example.com/service-names-agent

go 1.24
