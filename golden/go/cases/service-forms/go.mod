module example.com/service-forms-agent

go 1.24
